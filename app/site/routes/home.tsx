export const meta = () => [{ title: "NINE FITNESS" }];

export default function Home() {
  return (
    <main>
      <h1>More Than FITNESS</h1>
    </main>
  );
}
