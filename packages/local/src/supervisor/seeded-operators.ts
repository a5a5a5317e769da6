/** May sign in at the desk of a new stack; their mails go to the local inbox. */
export const seededOperators = [
  { email: 'mara@tracework.example', name: 'Mara', role: 'lead' },
  { email: 'tom@tracework.example', name: 'Tom', role: 'operator' },
]
