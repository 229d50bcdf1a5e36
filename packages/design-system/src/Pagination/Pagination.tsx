import { pagesTexts } from '@masthead/texts/navigation';
import { buttonClass } from '../Button/Button';
import { pageWindow } from './pageWindow';
import * as styles from './Pagination.css';

export type PaginationProps = {
  page: number;
  total: number;
  /** Returns the URL of a page number. */
  hrefFor: (page: number) => string;
};

const relation = (step: number, page: number) => {
  if (step === page - 1) return 'prev';
  return step === page + 1 ? 'next' : undefined;
};

/** Pagination of a list. Renders nothing for a single page. */
export const Pagination = ({ page, total, hrefFor }: PaginationProps) => {
  if (total <= 1) return null;
  const onward = page < total ? { to: page + 1, text: pagesTexts.next } : { to: page - 1, text: pagesTexts.previous };
  return (
    <nav className={styles.root} aria-label={pagesTexts.pages}>
      <p className={styles.count}>{pagesTexts.pageOf(page, total)}</p>
      <ol className={styles.list}>
        {pageWindow(page, total).map((step, index) => (
          <li key={step === 'gap' ? `gap ${index}` : step}>
            {step === 'gap' && (
              <span className={styles.gap} aria-hidden="true">
                …
              </span>
            )}
            {step === page && (
              <span className={styles.current} aria-current="page">
                {step}
              </span>
            )}
            {step !== 'gap' && step !== page && (
              <a
                className={styles.page}
                href={hrefFor(step)}
                rel={relation(step, page)}
                aria-label={pagesTexts.page(step)}
              >
                {step}
              </a>
            )}
          </li>
        ))}
      </ol>
      <div className={styles.next}>
        <a className={buttonClass('line', 'normal')} href={hrefFor(onward.to)} rel={relation(onward.to, page)}>
          {onward.text}
        </a>
      </div>
    </nav>
  );
};
