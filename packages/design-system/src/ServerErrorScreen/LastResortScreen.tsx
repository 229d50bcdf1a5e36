import { lastResortTexts } from '@masthead/texts/lastResort';

export type LastResortScreenProps = { home: string };

/** The screen when even the error page fails (§8): markup without styles, which may have failed. */
export const LastResortScreen = ({ home }: LastResortScreenProps) => (
  <main style={{ maxWidth: '40rem', margin: '10vh auto', padding: '0 1rem', font: '1.125rem/1.5 Georgia, serif' }}>
    <h1>{lastResortTexts.whileShowing}</h1>
    <p>
      <a href={home} style={{ textDecoration: 'underline' }}>
        {lastResortTexts.home}
      </a>
    </p>
  </main>
);
