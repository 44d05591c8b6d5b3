import MarkdownIt from "markdown-it";
import sanitizeHtml from "sanitize-html";

const renderer = new MarkdownIt({ html: false, linkify: false, typographer: false });

const allowed: sanitizeHtml.IOptions = {
  allowedTags: [
    ...["h2", "h3", "h4", "p", "br", "hr", "ul", "ol", "li", "blockquote", "strong", "em", "code", "pre", "a"],
    ...["table", "thead", "tbody", "tr", "th", "td"],
  ],
  allowedAttributes: { a: ["href", "title", "rel"], th: ["style"], td: ["style"] },
  allowedStyles: { "*": { "text-align": [/^(left|right|center)$/] } },
  allowedSchemes: ["https", "mailto", "tel"],
  transformTags: { a: sanitizeHtml.simpleTransform("a", { rel: "noopener" }), h1: "h2" },
};

/** Renders Markdown to sanitised HTML, which is safe for untrusted text. */
export const renderMarkdown = (text: string): string => sanitizeHtml(renderer.render(text), allowed);
