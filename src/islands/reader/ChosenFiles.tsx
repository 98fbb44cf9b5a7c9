import { useStore } from "@nanostores/react";
import { formatFileSize } from "#domain/text/format-file-size.ts";
import { fill } from "#i18n/fill.ts";
import { Button } from "#islands/ui/Button.tsx";
import { $files, moveFileUp, removeFile, turnFile } from "#stores/reader/reader.ts";
import type { ReaderWords } from "./reader-words.ts";

/** The files in the order in which they are read; pictures can be turned. */
export function ChosenFiles({ words }: { words: ReaderWords }) {
  const files = useStore($files);
  if (files.length === 0) return null;
  return (
    <ol className="chosen-files" aria-label={words.files}>
      {files.map(({ file, turn }, at) => (
        <li key={`${file.name} ${file.size} ${file.lastModified}`}>
          <span className="file-name">{file.name}</span>{" "}
          <span className="soft small">
            {formatFileSize(file.size)}
            {turn > 0 && ` · ${fill(words.turned, { n: turn })}`}
          </span>
          <span className="file-tools">
            {at > 0 && (
              <Tool sign="↑" name={fill(words.up, { name: file.name })} onPress={() => moveFileUp(at)} />
            )}
            {file.type.startsWith("image/") && (
              <Tool sign="↻" name={fill(words.turn, { name: file.name })} onPress={() => turnFile(at)} />
            )}
            <Tool sign="×" name={fill(words.remove, { name: file.name })} onPress={() => removeFile(at)} />
          </span>
        </li>
      ))}
    </ol>
  );
}

function Tool({ sign, name, onPress }: { sign: string; name: string; onPress: () => void }) {
  return <Button className="button tool" aria-label={name} onClick={onPress} text={sign} />;
}
