const warningLevel = 40;
const warningLevels = new Set(['warn', 'error', 'fatal']);

/** Whether a log line of a service is shown in the terminal: warnings and errors, structured or not. */
export const isForTerminal = (line: string): boolean => {
  if (!line.startsWith('{')) return /\b(error|warn(ing)?|fail(ed|ure)?)\b/i.test(line);
  try {
    const entry: unknown = JSON.parse(line);
    return (
      typeof entry === 'object' &&
      entry !== null &&
      'level' in entry &&
      (warningLevels.has(String(entry.level)) || Number(entry.level) >= warningLevel)
    );
  } catch {
    // Not a structured line: show it.
    return true;
  }
};
