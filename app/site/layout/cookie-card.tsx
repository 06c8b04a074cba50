import { X } from "lucide-react";
import { Button } from "#app/ui/button.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { useNonce } from "#app/ui/nonce.ts";
import "./cookie-card.css";

/**
 * Runs while the page is being read, before anything is painted: whoever has answered never sees the card, and
 * `--cookie-h`, the room it takes, is right from the first frame. Aceptar is remembered for a year, as the cookie policy
 * says (storage by itself never forgets); a refusal only for this visit (public-site §4), which is what a session is.
 * A page made ready in advance or kept for Back may be older than the answer, so it looks once more when it is shown.
 */
const script = `(d=>{
let c=d.getElementById("cookies"),s=d.documentElement.style,m=()=>c.hidden||s.setProperty("--cookie-h",innerHeight-c.offsetTop+"px"),k="cookie_consent",u=k+"_until",r="cookie_refused",
a=()=>{try{return sessionStorage.getItem(r)||localStorage.getItem(k)=="true"&&(localStorage.getItem(u)||1/0)>Date.now()}catch{}},
h=()=>{c.hidden=!0;s.removeProperty("--cookie-h")},l=()=>a()&&h();
if(a())return;
c.hidden=!1;m();new ResizeObserver(m).observe(c);addEventListener("resize",m);
addEventListener("pageshow",l);d.addEventListener("prerenderingchange",l);
c.onclick=e=>{let b=e.target.closest("button");if(!b)return;
try{if(b.value){localStorage.setItem(k,"true");localStorage.setItem(u,Date.now()+31536e6)}else sessionStorage.setItem(r,"true")}catch{}
h()}
})(document)`;

export function CookieCard() {
  const nonce = useNonce();
  return (
    <>
      <section id="cookies" className="cookie-card" aria-labelledby="cookies-title" data-surface="blanco" hidden>
        <IconButton className="cookie-card__close" icon={X} label="Cerrar" plain />
        <div>
          <h2 className="title-2" id="cookies-title">
            Tu privacidad es importante
          </h2>
          <p>Usamos cookies técnicas para mejorar tu experiencia. Si continúas navegando, aceptas su uso.</p>
        </div>
        <div className="cookie-card__choice">
          <Button variant="line" size="md">
            Rechazar
          </Button>
          <Button size="md" value="accept">
            Aceptar
          </Button>
        </div>
      </section>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours */}
      <script nonce={nonce} dangerouslySetInnerHTML={{ __html: script }} />
    </>
  );
}
