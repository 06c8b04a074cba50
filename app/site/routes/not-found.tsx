import { data } from "react-router";

export const loader = () => data(null, { status: 404 });

export const meta = () => [{ title: "Página no encontrada | NINE FITNESS" }, { name: "robots", content: "noindex" }];

export default function NotFound() {
  return (
    <main>
      <h1>Página no encontrada</h1>
      <a href="/">Volver al inicio</a>
    </main>
  );
}
