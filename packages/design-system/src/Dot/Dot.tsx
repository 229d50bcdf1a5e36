import { dot } from './Dot.css';

/** Stands between two items of a line, "Nov. 21 · 9 min read", and vanishes where the line breaks. */
export const Dot = () => <span className={dot}> </span>;
