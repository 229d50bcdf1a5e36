import { carriedEntries, type Carried } from '../carried.ts';
import type { Faults } from '../form.ts';
import { type Html, html } from '../html.ts';

type Field = {
  /** Unique on the page; without it, the name. */
  id?: string;
  name: string;
  label: string;
  type?: 'text' | 'email' | 'password';
  value?: string;
  autocomplete: string;
  hint?: string;
  fault?: string | undefined;
  need?: 'required' | 'optional';
  most?: number;
};

/** A labelled input; what is wrong with it stands below and is read out with it. */
export const field = ({
  name,
  id = name,
  label,
  type = 'text',
  value = '',
  autocomplete,
  hint,
  fault,
  need = 'required',
  most = 100,
}: Field): Html => {
  const described = [hint && `${id}-hint`, fault && `${id}-fault`].filter(Boolean).join(' ');
  return html`<div class="field"><label for="${id}">${label}${need === 'optional' && html` <span class="optional">(optional)</span>`}</label>
${hint && html`<p class="hint" id="${id}-hint">${hint}</p>`}
<input id="${id}" name="${name}" type="${type}" value="${type === 'password' ? '' : value}" autocomplete="${autocomplete}" maxlength="${most}"${type !== 'text' && html` autocapitalize="none" spellcheck="false"`}${need === 'required' && html` required`}${described && html` aria-describedby="${described}"`}${fault && html` aria-invalid="true"`}>
${fault && html`<p class="wrong" id="${id}-fault">${fault}</p>`}</div>`;
};

/** The choice among newsletters. */
export const newsletterChecks = (
  newsletters: readonly { productCode: string; title: string; blurb: string | null; frequency: string | null }[],
  chosen: ReadonlySet<string>,
  legend: string,
): Html => html`<fieldset><legend>${legend}</legend>
${newsletters.map(
  ({
    productCode,
    title,
    blurb,
    frequency,
  }) => html`<div class="check"><input type="checkbox" id="newsletter-${productCode}" name="newsletter" value="${productCode}"${chosen.has(productCode) && html` checked`}>
<label for="newsletter-${productCode}">${title}${blurb ? html`<small>${blurb}</small>` : ''}${frequency ? html`<em>${frequency}</em>` : ''}</label></div>`,
)}
</fieldset>`;

/** Carries promo code, source, referrer domain and return address on through a form. */
export const carriedFields = (carried: Carried): Html =>
  html`${carriedEntries(carried).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`)}`;

/**
 * Lists what is wrong, each with a way to its field. The page that shows it is a new one: its title says so too, and
 * reading and the keyboard begin at the list.
 */
export const faultList = (faults: Faults, ids: Readonly<Record<string, string>> = {}): Html | undefined => {
  const entries = Object.entries(faults);
  if (entries.length === 0) return undefined;
  return html`<div class="faults" role="alert" tabindex="-1" autofocus><h2>Correct ${entries.length === 1 ? 'this' : 'these'} and try again</h2><ul>${entries.map(([name, fault]) => html`<li><a href="#${ids[name] ?? name}">${fault}</a></li>`)}</ul></div>`;
};

/** Says that something was done. Reading and the keyboard begin here, too. */
export const notice = (title: string, words = ''): Html =>
  html`<div class="notice" role="status" tabindex="-1" autofocus><b>${title}</b>${words && html`<span>${words}</span>`}</div>`;
