import { defineMdastPlugin } from "satteri";

/** Displays HTML in a Markdown text as literal text: no page can contain tags that its author did not see. */
export const htmlAsText = defineMdastPlugin({
  name: "html-as-text",
  html(node, context) {
    context.replaceNode(node, { type: "text", value: node.value });
  },
});
