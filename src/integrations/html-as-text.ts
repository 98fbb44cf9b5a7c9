import { defineMdastPlugin } from "satteri";

/** Shows HTML in a Markdown text as it is written. So no page contains tags that its author did not see. */
export const htmlAsText = defineMdastPlugin({
  name: "html-as-text",
  html(node, context) {
    context.replaceNode(node, { type: "text", value: node.value });
  },
});
