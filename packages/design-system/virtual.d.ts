/// <reference types="vite/client" />

declare module 'virtual:prop-choices' {
  const choices: Readonly<Record<string, Readonly<Record<string, readonly (string | number)[]>>>>;
  export default choices;
}
