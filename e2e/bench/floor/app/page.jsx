/** The least that a page of this Next version can be: what every measurement is compared with. */
export default function Page() {
  return <h1>Empty</h1>;
}
