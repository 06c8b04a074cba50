import sharp, { type Sharp } from "sharp";
import { plainPicture } from "#tests/fixtures/plain-picture.ts";

export interface HostileFile {
  name: string;
  content: Buffer;
  /** What its sender says that it is. */
  type: string;
}

const place = {
  IFD0: { Make: "Camera of Ana", Copyright: "<script>hostile()</script>" },
  IFD3: { GPSLatitudeRef: "N", GPSLatitude: "40/1 25/1 0/1", GPSLongitudeRef: "W", GPSLongitude: "3/1 42/1 0/1" },
};
const xmp = '<x:xmpmeta xmlns:x="adobe:ns:meta/"><exif:GPSLatitude>40,25N</exif:GPSLatitude></x:xmpmeta>';

/** What tells where a picture was taken, or by whose camera. */
export const tells = (file: Buffer): string[] =>
  ["Camera of Ana", "GPSLatitude", "40,25N"].filter((text) => file.includes(text));

const svgs = [
  "<script>hostile()</script>",
  '<image href="x" onerror="hostile()"/>',
  '<rect width="9" height="9" onmouseover="hostile()"/><set attributeName="x" onbegin="hostile()"/>',
  '<foreignObject width="9" height="9"><iframe xmlns="http://www.w3.org/1999/xhtml" srcdoc="&lt;script>parent.hostile()&lt;/script>"/></foreignObject>',
  '<a href="javascript:hostile()"><text y="9">clic</text></a>',
  "<use href=\"data:image/svg+xml,&lt;svg id='x' onload='hostile()'/>#x\"/>",
  "<style>@import url(https://evil.example.test/x.css);</style>",
  '<image href="https://evil.example.test/x.png" width="9" height="9"/>',
  '<animate attributeName="href" values="javascript:hostile()" begin="0s"/>',
  '<handler xmlns:ev="http://www.w3.org/2001/xml-events" ev:event="load">hostile()</handler>',
];
const heads = [
  "",
  '<?xml version="1.0"?>',
  '<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>',
  '<?xml-stylesheet href="https://evil.example.test/x.xsl"?>',
];

/** Sixty files that would run something, say where somebody was, or break whoever opens them. */
export async function hostileFiles(): Promise<HostileFile[]> {
  const png = await plainPicture(40, 30).png().toBuffer();
  const script = "<!doctype html><script>hostile()</script>";
  const drawings = svgs.map((text, index) => ({
    name: `dibujo-${index}.svg`,
    content: svg(text, heads[index % heads.length]),
    type: "image/svg+xml",
  }));
  const disguises: [string, string | Buffer, string][] = [
    ["pagina.png", script, "image/png"],
    ["pagina.html", script, "text/html"],
    ["pagina.htm", png, "text/html"],
    ["foto.svg", png, "image/svg+xml"],
    ["dibujo.png", svg(svgs[0] ?? ""), "image/png"],
    ["programa.png", "MZ\x90\x00 hostile", "image/png"],
    ["codigo.js", "hostile()", "text/javascript"],
    ["gifjs.gif", "GIF89a/*;*/=1;hostile()//", "image/gif"],
    ["gifjs.js", "GIF89a/*;*/=1;hostile()//", "text/javascript"],
    ["foto-y-pagina.png", Buffer.concat([png, Buffer.from(script)]), "image/png"],
    ["foto-y-pagina.html", Buffer.concat([png, Buffer.from(script)]), "text/html"],
    ["documento.pdf", "%PDF-1.7\n1 0 obj<</OpenAction<</S/JavaScript/JS(hostile())>>>>endobj", "application/pdf"],
    ["documento.png", "%PDF-1.7\n1 0 obj<</OpenAction<</S/JavaScript/JS(hostile())>>>>endobj", "image/png"],
    ["estilo.css", "body{background:url(https://evil.example.test/x)}", "text/css"],
    [
      "datos.xml",
      `<?xml version="1.0"?><x:script xmlns:x="http://www.w3.org/1999/xhtml">hostile()</x:script>`,
      "text/xml",
    ],
    [
      "pagina.xhtml",
      `<html xmlns="http://www.w3.org/1999/xhtml"><script>hostile()</script></html>`,
      "application/xhtml+xml",
    ],
    ["vacio.png", "", "image/png"],
    ["cortado.png", png.subarray(0, 40), "image/png"],
    ["archivo.zip", "PK\x03\x04hostile", "application/zip"],
    ["utf7.png", "+ADw-script+AD4-hostile()+ADw-/script+AD4-", "image/png"],
    ["bomba.svg", bomb, "image/svg+xml"],
    ["grande.svg", svg('<rect width="1e9" height="1e9"/>', "", 'width="99999" height="99999"'), "image/svg+xml"],
  ];
  const names = [
    "..%2f..%2fkeys.json",
    "%2e%2e/x.png",
    "x.png%00.html",
    "a\\b.png",
    ".htaccess",
    `${"a".repeat(300)}.png`,
    "con espacios <b>.png",
    "\u202egnp.exe",
  ];
  return [
    ...drawings,
    ...disguises.map(([name, content, type]) => ({ name, content: Buffer.from(content as string), type })),
    ...names.map((name) => ({ name, content: png, type: "image/png" })),
    ...(await photographs()),
  ];
}

/** Taken by somebody's camera, somewhere, in every format and turned in every way. */
async function photographs(): Promise<HostileFile[]> {
  const noted = (orientation: number) =>
    plainPicture(40, 30).withExif(place).withMetadata({ orientation }).withXmp(xmp).withIccProfile("p3");
  const formats: [string, string, (it: Sharp) => Sharp, orientations: number[]][] = [
    ["jpg", "image/jpeg", (entry) => entry.jpeg(), [1, 3, 6, 8]],
    ["jpeg", "image/jpeg", (entry) => entry.jpeg({ progressive: true, quality: 40 }), [1, 2, 4, 5, 7]],
    ["png", "image/png", (entry) => entry.png(), [1, 3, 6, 8]],
    ["webp", "image/webp", (entry) => entry.webp(), [1, 3, 6, 8]],
    ["avif", "image/avif", (entry) => entry.avif(), [1, 6]],
  ];
  const made = formats.flatMap(([ending, type, encode, orientations]) =>
    orientations.map(async (orientation) => ({
      name: `foto-${orientation}.${ending}`,
      content: await encode(noted(orientation)).toBuffer(),
      type,
    })),
  );
  const animated = await sharp(await Promise.all([1, 2].map(() => plainPicture(8, 8).png().toBuffer())), {
    join: { animated: true },
  })
    .withExif(place)
    .webp()
    .toBuffer();
  return [...(await Promise.all(made)), { name: "anima.webp", content: animated, type: "image/webp" }];
}

function svg(inside: string, head = "", size = 'width="40" height="30"'): Buffer {
  return Buffer.from(`${head}<svg xmlns="http://www.w3.org/2000/svg" ${size} onload="hostile()">${inside}</svg>`);
}

const bomb = `<!DOCTYPE svg [<!ENTITY a "lol">${Array.from("bcdefghi", (text, index) => `<!ENTITY ${text} "${`&${"abcdefgh"[index]};`.repeat(10)}">`).join("")}]><svg xmlns="http://www.w3.org/2000/svg"><text>&i;</text></svg>`;
