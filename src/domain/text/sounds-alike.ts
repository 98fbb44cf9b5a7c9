/** Whether two characters are read alike but for the tone. */
export type SoundsAlike = (one: string, other: string) => boolean;

/** The comparison over a table of one line a reading, which holds the characters that have it. */
export function soundsAlike(table: string): SoundsAlike {
  const readings = new Map<string, number[]>();
  table.split("\n").forEach((characters, reading) => {
    for (const one of characters) readings.set(one, [...(readings.get(one) ?? []), reading]);
  });
  return (one, other) => {
    const own = readings.get(one);
    return own?.some((reading) => readings.get(other)?.includes(reading)) ?? false;
  };
}
