/** Who may sign in at the desk of a stack that nobody was invited to yet. Their mails go to the local inbox. */
export const seededOperators = [
  { email: 'mara@tracework.example', name: 'Mara', role: 'lead' },
  { email: 'tom@tracework.example', name: 'Tom', role: 'operator' },
]
