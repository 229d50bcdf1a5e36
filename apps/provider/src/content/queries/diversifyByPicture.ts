type WithImage = { image: { uri: string } | null };

/**
 * Selects `count` items of a ranked list: the first item of each picture before the second of any, otherwise by rank.
 */
export const diversifyByPicture = <Item extends WithImage>(ranked: readonly Item[], count: number): Item[] => {
  const seen = new Map<string, number>();
  const withRepeat = ranked.map((item) => {
    if (item.image === null) return { item, repeat: 0 };
    const repeat = seen.get(item.image.uri) ?? 0;
    seen.set(item.image.uri, repeat + 1);
    return { item, repeat };
  });
  return withRepeat
    .toSorted((a, b) => a.repeat - b.repeat)
    .slice(0, count)
    .map(({ item }) => item);
};
