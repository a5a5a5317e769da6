/** Of what she wrote would have to be true. Imports nothing: the desk's function has it too. */
export const isOfWish = (id: string): boolean => /-[689]$/.test(id)
