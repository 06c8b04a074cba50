/** The text of a `*.script.ts`, made by `inline-scripts.ts`. */
declare module "*.script.ts?script" {
  const text: string;
  export default text;
}
