/** In bytes unless the name says otherwise. */

/** Of RFC 5321, as the next. */
export const maxEmailLength = 254
export const maxEmailLocalLength = 64

/** UTF-16 code units after trimming. */
export const maxAnswerLength = 2000

export const maxProfileBytes = 1_048_576
export const maxProfileDepth = 32

export const maxImages = 3
export const maxImageBytes = 5_242_880
/** What a browser decodes; larger pictures are refused before (decompression bombs). */
export const maxPickedPixels = 100_000_000
/** What is stored, and what the desk decodes. The wizard sends 16 megapixels at most. */
export const maxImagePixels = 40_000_000
/** These a decoder holds whole. */
export const maxInterlacedPixels = 4_000_000

/** Unicode code points. */
export const maxNameLength = 200
/** Of her own on a reading, in Unicode code points. */
export const maxCheckWord = 200

/** Of a request: what may stand in it, with room for its names. */
export const maxSignupBody = 4_096
export const maxUpdateBody = 65_536
export const maxProfileBody = 1_258_291
export const maxDeskBody = 64_000
export const maxDraftBody = 1_048_576

export const maxChatUrlBytes = 8_000

/** After the last activity. */
export const sessionDays = 30

export const minFormMilliseconds = 1_000
