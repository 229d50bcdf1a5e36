import { articleTexts } from '@masthead/texts/article';
import * as styles from './Transcript.css';

/** A paragraph of a transcript, with the name of its speaker where it changes. */
export type TranscriptTurn = { speaker?: string; text: string };

export type TranscriptProps = { turns: readonly TranscriptTurn[] };

/** What is said in a recording, closed at first. Print shows it only if it is open. */
export const Transcript = ({ turns }: TranscriptProps) =>
  turns.length > 0 && (
    <details className={styles.root}>
      <summary className={styles.summary}>{articleTexts.transcript}</summary>
      <div className={styles.turns}>
        {turns.map(({ speaker, text }, index) => (
          <p key={`${index} ${speaker}`} className={styles.turn}>
            {speaker && <b className={styles.speaker}>{speaker}</b>}
            {text}
          </p>
        ))}
      </div>
    </details>
  );
