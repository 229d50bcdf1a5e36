import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Button, type ButtonLook } from '../../src/Button/Button';
import { show } from './walk';

const looks: readonly ButtonLook[] = ['accent', 'ink', 'line', 'quiet', 'paper'];

test.each(looks)('a disabled button in the look %s has the same colors below the pointer', async (look) => {
  await show(
    <>
      <Button look={look} disabled>
        Sending
      </Button>
      <Button look={look} disabled>
        Sent
      </Button>
    </>,
    390,
  );
  const getColors = (name: string) => {
    const { color, backgroundColor } = getComputedStyle(page.getByRole('button', { name }).element());
    return { color, backgroundColor };
  };
  const button = page.getByRole('button', { name: 'Sending' });
  await userEvent.hover(button);
  await Promise.all(
    button
      .element()
      .getAnimations()
      .map(({ finished }) => finished),
  );
  expect(getColors('Sending')).toEqual(getColors('Sent'));
});
