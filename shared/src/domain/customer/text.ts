/**
 * Format characters, which mostly come with pasted text: zero width, direction, soft hyphens; and letters drawn blank.
 */
const invisible = /[\p{Cf}\u115f\u1160\u2800\u3164\uffa0]/gu;

/**
 * One typed line as the shop stores it: trimmed, without what cannot be seen. Letters are composed, because pasted texts
 * may write "ễ" as a letter and two marks.
 */
export const typedLine = (text: string): string => text.normalize("NFC").replace(invisible, "").trim();

/**
 * A typed text as the shop stores it: composed and trimmed. Joined emoji keep their invisible characters; a text of
 * these is empty.
 */
export const typedText = (text: string): string => typedLine(text) && text.normalize("NFC").trim();
