import { defineMdastPlugin } from "satteri";

/** HTML in a Markdown text is shown as it is written: no page can come to hold tags that its author did not see. */
export const htmlAsText = defineMdastPlugin({
  name: "html-as-text",
  html(node, context) {
    context.replaceNode(node, { type: "text", value: node.value });
  },
});
