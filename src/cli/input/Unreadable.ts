/** Why an input cannot be read: the message is half a sentence without a full stop, such as "is a zip archive". */
export class Unreadable extends Error {}
