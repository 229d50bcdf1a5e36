/** The least that a page rendered for each request can be. */
export const dynamic = 'force-dynamic';

export default function Page() {
  return <h1>Empty</h1>;
}
