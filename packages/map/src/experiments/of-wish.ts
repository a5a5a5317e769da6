/** Of what she wrote would have to be true. Imports nothing: the desk's function has it too. */
export const isOfWish = (id: string): boolean => /-(?:[689]|1[0-2])$/.test(id)
