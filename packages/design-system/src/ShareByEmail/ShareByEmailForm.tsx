import { emailFormTexts } from '@masthead/texts/shareForm';
import { Button } from '../Button/Button';
import { IconButton } from '../IconButton/IconButton';
import * as form from './ShareByEmailForm.css';
import { maxMessageLength } from './shareRules';

export type ShareByEmailFormProps = {
  /**
   * `inline`: errors are at their fields. `summary`: errors are listed above the form, and the address field has type
   * email (§5).
   */
  errorDisplay?: 'inline' | 'summary';
};

const FieldError = ({ id }: { id: string }) => <p id={id} className={form.error} role="alert" />;

/** The form of `ShareByEmail`: addresses and a message. */
export const ShareByEmailForm = ({ errorDisplay = 'inline' }: ShareByEmailFormProps) => (
  <section className={form.root} aria-label={emailFormTexts.byEmail} data-print="hide">
    <div className={form.head}>
      <h2 className={form.title}>{emailFormTexts.title}</h2>
      <IconButton icon="close" label={emailFormTexts.close} data-close="" />
    </div>
    <p className={form.outcome} role="status" />
    <form className={form.form} noValidate>
      {errorDisplay === 'summary' && (
        <div id="share-errors" className={form.list} role="alert" hidden>
          <p>{emailFormTexts.correct}</p>
          <ul className={form.summary} />
        </div>
      )}
      <div className={form.field}>
        <label className={form.label} htmlFor="share-to">
          {emailFormTexts.addresses}
        </label>
        <p id="share-hint" className={form.hint}>
          {emailFormTexts.separate}
        </p>
        <input
          id="share-to"
          name="email"
          className={form.input}
          type={errorDisplay === 'summary' ? 'email' : 'text'}
          multiple={errorDisplay === 'summary'}
          inputMode="email"
          autoComplete="email"
          aria-required
          aria-describedby="share-hint"
        />
        {errorDisplay === 'inline' && <FieldError id="share-to-error" />}
      </div>
      <div className={form.field}>
        <label className={form.label} htmlFor="share-message">
          {emailFormTexts.message}
        </label>
        <textarea id="share-message" name="message" className={form.input} rows={4} aria-describedby="share-count" />
        <p id="share-count" className={form.count} aria-live="off">
          {emailFormTexts.remaining(maxMessageLength)}
        </p>
        {errorDisplay === 'inline' && <FieldError id="share-message-error" />}
      </div>
      <div>
        <Button type="submit" look="ink">
          {emailFormTexts.send}
        </Button>
      </div>
    </form>
  </section>
);
