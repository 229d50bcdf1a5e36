/** The help text of the command. */
export const formsUsage = `Prints or deletes the stored forms with an address in any field, for readers who request their data. Forms of other
senders are printed without the sender's data, and lose the address only.

  npm run --silent forms -- reader@example.com print
  npm run forms -- reader@example.com delete

The desk has received each form by mail as well.`;

export type FormsCommand = { email: string; action: 'print' | 'delete' };

/** Parses the command line arguments. Returns undefined when they are invalid. */
export const parseFormsCommand = ([email = '', action, ...rest]: readonly string[]): FormsCommand | undefined =>
  email.includes('@') && rest.length === 0 && (action === 'print' || action === 'delete')
    ? { email, action }
    : undefined;
