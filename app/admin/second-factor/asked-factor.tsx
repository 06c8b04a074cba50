import EnrollApp from "./enroll-app.tsx";

/** For who may not go on without a second factor, since an administrator asks it of all. */
export default function AskedFactor({ onDone }: { onDone: () => void }) {
  return (
    <div className="above-16">
      <h2 className="heading">Activa la verificación en dos pasos</h2>
      <p>
        Para entrar hace falta, además de la contraseña, un código de tu móvil. Se activa una vez; después solo tendrás
        que escribir el código.
      </p>
      <EnrollApp onDone={onDone} />
    </div>
  );
}
