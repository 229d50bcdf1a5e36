import * as styles from './QuestionList.css';

/** A question with its answer, an award with its reason, or a paragraph without title. */
export type QuestionItem = { title?: string; label?: string; text: string };

export type QuestionListProps = {
  items: readonly QuestionItem[];
  headingLevel?: 3 | 4;
  /** `beside`: the texts are beside their questions on wide screens. */
  layout?: 'below' | 'beside';
};

/** Short texts, each with its question. */
export const QuestionList = ({ items, headingLevel = 3, layout = 'below' }: QuestionListProps) => {
  const Heading = `h${headingLevel}` as const;
  if (items.length === 0) return null;
  return (
    <div className={styles.root}>
      {items.map(({ title, label, text }) => (
        <div key={`${title}${text}`} className={styles.item[title ? layout : 'below']}>
          {label && <p className={styles.label}>{label}</p>}
          {title && <Heading className={styles.title}>{title}</Heading>}
          {text && <p className={title ? styles.text[layout] : styles.paragraph}>{text}</p>}
        </div>
      ))}
    </div>
  );
};
