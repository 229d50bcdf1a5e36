import { searchBoxTexts } from '@masthead/texts/search';
import { Icon } from '../Icon/Icon';
import * as styles from './SearchBox.css';

export type SearchBoxProps = {
  /** URL of the results; the text is sent as `q` (§2.1). */
  action?: string;
  defaultValue?: string;
  /** Accessible name: "Search resources". */
  label?: string;
  icon?: 'visible' | 'none';
  /** `ignored`: only the button submits (§2.8). */
  enter?: 'submits' | 'ignored';
  size?: 'normal' | 'large';
  /** `opening` moves focus here when the surrounding disclosure opens. */
  focus?: 'none' | 'opening';
};

/** The search form (§2.8). It works without scripts. */
export const SearchBox = ({
  action = '/search/',
  defaultValue,
  label = searchBoxTexts.search,
  icon = 'visible',
  enter = 'submits',
  size = 'normal',
  focus = 'none',
}: SearchBoxProps) => (
  <search>
    <form className={styles.form} action={action} method="get" data-print="hide">
      {/* A form whose first submit button is disabled does not submit on Enter. */}
      {enter === 'ignored' && <button type="submit" disabled hidden aria-hidden="true" />}
      {icon === 'visible' && (
        <span className={styles.icon}>
          <Icon name="search" />
        </span>
      )}
      <input
        className={`${styles.inputSize[size]} ${icon === 'visible' ? styles.withIcon : ''}`}
        // Not the type `search`, whose role cannot become that of a combobox.
        type="text"
        role="searchbox"
        inputMode="search"
        name="q"
        aria-label={label}
        placeholder={searchBoxTexts.placeholder}
        defaultValue={defaultValue}
        enterKeyHint="search"
        autoComplete="off"
        maxLength={300}
        data-autofocus={focus === 'opening' ? '' : undefined}
      />
      <button className={styles.submitSize[size]} type="submit">
        {searchBoxTexts.search}
      </button>
    </form>
  </search>
);
