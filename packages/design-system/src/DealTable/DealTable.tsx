import { dealTexts } from '@masthead/texts/deals';
import type { Link, Moment } from '../types/story';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import * as styles from './DealTable.css';

/** A deal in the table. Values that are not known are absent. */
export type DealTableRow = {
  /** Name of the property, or the headline, with the link to the article. */
  link: Link;
  /** "Alpharetta, Atlanta · Industrial". */
  place?: string;
  date: Moment;
  kind: string;
  size?: string;
  price?: string;
  /** "$204", "per sq. ft.". */
  unitPrice?: { value: string; unit: string };
  capRate?: string;
  parties: readonly { label: string; value: string }[];
};

/** The link that sorts by a column; a direction on the column of the current order. */
export type DealColumnSort = { url: string; direction?: 'ascending' | 'descending' };

export type DealTableProps = {
  /** What the table contains: "Deals in Atlanta". */
  caption: string;
  rows: readonly DealTableRow[];
  sorts: { date: DealColumnSort; size: DealColumnSort; price: DealColumnSort };
};

const arrows = { ascending: '↑', descending: '↓' } as const;

const SortHeader = ({
  title,
  sort,
  className = styles.numberHeader,
}: {
  title: string;
  sort: DealColumnSort;
  className?: string;
}) => (
  <th scope="col" className={className} aria-sort={sort.direction}>
    <a className={styles.sort} href={sort.url}>
      {title}
      {sort.direction && (
        <span className={styles.arrow} aria-hidden="true">
          {arrows[sort.direction]}
        </span>
      )}
    </a>
  </th>
);

const Figure = ({
  label,
  value,
  unit,
  className = styles.number,
}: {
  /** Precedes the value in a block, where it would be unclear without its column header. */
  label?: string;
  value: string | undefined;
  /** Follows the value, in the table on a line of its own. */
  unit?: string | undefined;
  className?: string;
}) =>
  value === undefined ? (
    <td className={styles.empty}>
      <span aria-hidden="true">–</span>
      <VisuallyHidden>{dealTexts.notDisclosed}</VisuallyHidden>
    </td>
  ) : (
    <td className={className}>
      {label && <span className={styles.label}>{label} </span>}
      {value}
      {unit && <span className={styles.unit}> {unit}</span>}
    </td>
  );

/** A table of deals whose columns sort by links. Below 1024 px each deal is a block, and nothing scrolls sideways. */
export const DealTable = ({ caption, rows, sorts }: DealTableProps) => (
  <table className={styles.table}>
    <caption>
      <VisuallyHidden>{caption}</VisuallyHidden>
    </caption>
    <thead className={styles.head}>
      <tr>
        <SortHeader title={dealTexts.date} sort={sorts.date} className={styles.header} />
        <th scope="col" className={styles.header}>
          {dealTexts.deal}
        </th>
        <th scope="col" className={styles.header}>
          {dealTexts.type}
        </th>
        <SortHeader title={dealTexts.size} sort={sorts.size} />
        <SortHeader title={dealTexts.price} sort={sorts.price} />
        <th scope="col" className={styles.numberHeader}>
          {dealTexts.unitPrice}
        </th>
        <th scope="col" className={styles.numberHeader}>
          {dealTexts.capRate}
        </th>
        <th scope="col" className={styles.header}>
          {dealTexts.parties}
        </th>
      </tr>
    </thead>
    <tbody className={styles.body}>
      {rows.map(({ link, place, date, kind, size, price, unitPrice, capRate, parties }) => (
        <tr key={link.url} className={styles.row}>
          <td className={styles.date}>
            <time dateTime={date.iso}>{date.text}</time>
          </td>
          <th scope="row" className={styles.deal}>
            <a className={styles.name} href={link.url}>
              {link.title}
            </a>
            {place && <span className={styles.place}>{place}</span>}
          </th>
          <td className={styles.kind}>{kind}</td>
          <Figure value={size} />
          <Figure value={price} className={styles.price} />
          <Figure value={unitPrice?.value} unit={unitPrice?.unit} />
          <Figure label={dealTexts.capRate} value={capRate} />
          <td className={styles.parties}>
            {parties.map(({ label, value }) => (
              <span key={label} className={styles.party}>
                <span className={styles.role}>{label}:</span> {value}
              </span>
            ))}
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);
