import { layOutProject } from "../../project-folder.ts";
import { makeIndex } from "../bench-search.ts";

// usage: make-project FOLDER COUNT; a project of its own with so many generated judgments, their index and the bench's
// queries, which stays: for what is run by itself, and for one state of the code beside another.

const [folder = "", count = "100000"] = process.argv.slice(2);
layOutProject(folder);
await makeIndex(folder, Number(count), 920);
