import type { ReactNode } from "react";
import { BackLink } from "../../ui/links/back-link.tsx";
import { Titular } from "../../ui/titles/titular.tsx";
import picture from "./login.webp";

/** The picture and the narrow column of everything that happens before the panel opens. */
export function LoginFrame({ title, children }: { title: string; children: ReactNode }) {
  return (
    <main className="login" data-surface="blanco">
      <div className="login__picture column top spread scrim dark relative only-wide clip" aria-hidden="true">
        <img className="covers" src={picture} alt="" />
        <img src="/logo/nine-fitness-white.svg" alt="" width={154} height={26} />
        <p className="thin">Lo que se ve fuera se cuida aquí.</p>
      </div>
      <div className="column top pad-20">
        <BackLink href="/">Volver a la web</BackLink>
        <div className="login__form full">
          <img className="only-narrow below-28" src="/logo/9f-monogram-black.svg" alt="" width={58} height={44} />
          <Titular as="h1" size={2}>
            {title}
          </Titular>
          {children}
        </div>
      </div>
    </main>
  );
}
