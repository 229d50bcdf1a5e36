import { articleTexts } from '@masthead/texts/article';
import { type Chapter, formatTime, playerId, toChapterId } from '../AudioPlayer/chapters';
import type { HeadingLevel } from '../types/content';
import * as styles from './Transcript.css';

/** A paragraph of a transcript, with the chapter that it begins, and the name of its speaker where it changes. */
export type TranscriptTurn = { chapter?: Chapter; speaker?: string; text: string };

export type TranscriptProps = {
  turns: readonly TranscriptTurn[];
  /** The chapters that the recording on the page has. Their times play them. */
  chapters?: readonly Chapter[];
  headingLevel?: HeadingLevel;
};

/** What is said in a recording. The reader can close it; print shows it only if it is open. */
export const Transcript = ({ turns, chapters = [], headingLevel = 3 }: TranscriptProps) => {
  const Heading = `h${headingLevel}` as const;
  if (turns.length === 0) return null;
  const heard = new Set(chapters.map(({ seconds }) => seconds));
  return (
    <details className={styles.root} open>
      <summary className={styles.summary}>{articleTexts.transcript}</summary>
      <div className={styles.turns}>
        {turns.map(({ chapter, speaker, text }, index) => (
          <div key={`${index} ${speaker}`}>
            {chapter && (
              <Heading className={styles.chapter} id={toChapterId(chapter)}>
                {chapter.title}
                {heard.has(chapter.seconds) && (
                  <a className={styles.time} href={`#${playerId}`} data-seek={chapter.seconds}>
                    {formatTime(chapter.seconds)}
                  </a>
                )}
              </Heading>
            )}
            <p className={styles.turn}>
              {speaker && <b className={styles.speaker}>{speaker}</b>}
              {text}
            </p>
          </div>
        ))}
      </div>
    </details>
  );
};
