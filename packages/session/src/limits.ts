/** Every number that bounds what an applicant may send. Sizes are bytes unless the name says otherwise. */

/** An email address in its ASCII form, and its part before the @ (RFC 5321). */
export const maxEmailLength = 254
export const maxEmailLocalLength = 64

/** A written survey answer, in UTF-16 code units after trimming. */
export const maxAnswerLength = 2000

/** The pasted profile, measured as UTF-8 before it is parsed, and again on the server. */
export const maxProfileBytes = 1_048_576
/** Anything nested deeper than this in a profile is left out. */
export const maxProfileDepth = 32

export const maxImages = 3
export const maxImageBytes = 5_242_880
/** Wider or taller pictures are refused before they are decoded in full (decompression bombs). */
export const maxImagePixels = 100_000_000

/** The name on the map, in Unicode code points. */
export const maxNameLength = 200

/** Request bodies of the functions. */
export const maxSignupBody = 4_096
export const maxUpdateBody = 65_536
export const maxProfileBody = 1_258_291
/** A handed-in draft of a map; the aim is 64 KB. */
export const maxDraftBody = 1_048_576

/** The pre-filled chat link, encoded. */
export const maxChatUrlBytes = 8_000

/** A session lives this long after its last activity. */
export const sessionDays = 30

/** A form posted faster than this after it was shown was not posted by a person. */
export const minFormMilliseconds = 1_000
