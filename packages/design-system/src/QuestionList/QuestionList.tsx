import * as styles from './QuestionList.css';

/** A question with its answer, an award with its reason, or a paragraph without title. */
export type QuestionItem = { title?: string; label?: string; text: string };

export type QuestionListProps = { items: readonly QuestionItem[]; headingLevel?: 3 | 4 };

/** Short texts, each below its question. */
export const QuestionList = ({ items, headingLevel = 3 }: QuestionListProps) => {
  const Heading = `h${headingLevel}` as const;
  if (items.length === 0) return null;
  return (
    <div className={styles.root}>
      {items.map(({ title, label, text }) => (
        <div key={`${title}${text}`} className={styles.item}>
          {label && <p className={styles.label}>{label}</p>}
          {title && <Heading className={styles.title}>{title}</Heading>}
          {text && <p className={styles.text}>{text}</p>}
        </div>
      ))}
    </div>
  );
};
