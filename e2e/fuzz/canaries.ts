/** Sent in every place that a visitor controls. It must never reach another visitor or a header. */
export const canary = 'fuzzcanary';
/** Sent as passwords, tokens and email addresses: the logs must not hold it. */
export const secretCanary = 'fuzzsecret';
/** Markup that must be escaped wherever it is repeated. */
export const markupCanary = `<${canary}-tag>`;
/** A header that exists only where a value has started a header of its own. */
export const injectedHeader = 'x-fuzz-injected';
