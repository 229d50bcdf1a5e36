declare module 'virtual:prop-choices' {
  const choices: import('./propChoices').PropChoices;
  export default choices;
}
