import { Fragment } from "react";
import type { TableRows } from "#domain/text/csv.ts";
import { saveTable, TABLE_FORMATS, type TableFormat } from "#stores/page/save-table.ts";
import { Button } from "./Button.tsx";

interface Props {
  words: Record<TableFormat, string>;
  /** Name of the file, without its extension. */
  name: string;
  rows: () => TableRows;
}

/** Buttons that save a table. There is one for each format. */
export const SaveTable = ({ words, name, rows }: Props) => (
  <p className="screen">
    {TABLE_FORMATS.map((format) => (
      <Fragment key={format}>
        <Button onClick={() => void saveTable(name, rows(), format)} text={words[format]} />{" "}
      </Fragment>
    ))}
  </p>
);
