import { kickerTexts } from '@masthead/texts/article';
import { Badge } from '../Badge/Badge';
import type { KickerLine } from '../types/story';
import * as styles from './Kicker.css';

export type KickerProps = {
  kicker: KickerLine;
  /** `section` has links; `quiet` is gray text without links, for numbered lists. */
  tone?: 'section' | 'quiet';
};

/** What PRO means: a label, not a limit of access (§6). */
const proTitle = kickerTexts.proTitle;

const Labels = ({ badge, form }: Pick<KickerLine, 'badge' | 'form'>) => (
  <>
    {form && <Badge tone="new">{kickerTexts.download}</Badge>}
    {badge && (
      <Badge tone="pro" title={proTitle}>
        {kickerTexts.pro}
      </Badge>
    )}
  </>
);

/**
 * The line above a headline: section / topic, "Sponsored by …", the download label, the PRO pill (§2.8, §3).
 * Without content it renders nothing.
 */
export const Kicker = ({ kicker, tone = 'section' }: KickerProps) => {
  const { trail, sponsor, badge, form } = kicker;
  const labels = <Labels badge={badge} form={form} />;
  if (sponsor)
    return (
      <p className={styles.sponsored}>
        {kickerTexts.sponsoredBy(sponsor)}
        {labels}
      </p>
    );
  if (trail.length === 0 && !badge && !form) return null;
  if (tone === 'quiet')
    return (
      <p className={styles.quiet}>
        {trail.at(-1)?.title}
        {labels}
      </p>
    );
  return (
    <p className={styles.section}>
      {trail.map((step, index) => (
        <span key={step.url} className={styles.step}>
          {index > 0 && (
            <span className={styles.separator} aria-hidden="true">
              /
            </span>
          )}
          <a className={styles.link} href={step.url}>
            {step.title}
          </a>
          {index === trail.length - 1 && labels}
        </span>
      ))}
      {trail.length === 0 && labels}
    </p>
  );
};
