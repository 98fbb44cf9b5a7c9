import { defineMdastPlugin } from "satteri";

/** Shows HTML in a Markdown text as literal text. So no page contains tags that its author does not see. */
export const htmlAsText = defineMdastPlugin({
  name: "html-as-text",
  html(node, context) {
    context.replaceNode(node, { type: "text", value: node.value });
  },
});
