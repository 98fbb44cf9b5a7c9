/** Whether two characters have the same pronunciation, ignoring tone. */
export type SoundsAlike = (one: string, other: string) => boolean;

/** The comparison by a table. Each line of the table has the characters of one pronunciation. */
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
