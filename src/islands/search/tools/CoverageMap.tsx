import { useEffect, useState } from "react";
import type { CoverageFile } from "#contract/site-files/coverage.ts";
import { digitsOf, shadeOf } from "#domain/search/results/coverage.ts";
import { fill } from "#i18n/fill.ts";
import { courtPart } from "#i18n/format/court-part.ts";
import { readCoverage } from "#stores/search/coverage.ts";
import { coverageWords } from "./tool-words.ts";

/** The coverage of the whole collection, province by year: the base of every count. */
export function CoverageMap() {
  const t = coverageWords();
  const [file, setFile] = useState<CoverageFile | null | "loading">("loading");
  useEffect(() => {
    void readCoverage().then(setFile);
  }, []);
  if (file === "loading") return null;
  if (file === null) return <p>{t.failed}</p>;
  const { years, rows, total, undated, imported } = file;
  const facts = { total, undated, imported, from: years.at(-1) ?? "", to: years[0] ?? "" };
  return (
    <>
      <p className="small soft">
        {fill(t.total, facts)} {t.shade}
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section className="coverage-frame" tabIndex={0} aria-label={t.caption}>
        <table className={`coverage digits-${digitsOf(rows)}`}>
          <thead>
            <tr>
              <th scope="col">{t.court}</th>
              {years.map((year) => (
                <th key={year} scope="col">
                  {year}
                </th>
              ))}
              <th scope="col">{t.all}</th>
            </tr>
          </thead>
          <tbody>
            {rows
              .filter(({ depth }) => depth <= 0)
              .map(({ label, counts, total: sum }) => (
                <tr key={label}>
                  <th scope="row" lang="zh-CN">
                    {label === "" ? t.nowhere : courtPart(label)}
                  </th>
                  {counts.map((count, at) => (
                    <td key={years[at]} className={`s${shadeOf(count)}`}>
                      {count || ""}
                    </td>
                  ))}
                  <td className="sum">{sum}</td>
                </tr>
              ))}
          </tbody>
        </table>
      </section>
    </>
  );
}
