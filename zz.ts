import { openTrainingIndex } from "./src/cli/ask/training-corpus.ts";
import { askArticlesOf } from "#server/ask/ask-articles.ts";
