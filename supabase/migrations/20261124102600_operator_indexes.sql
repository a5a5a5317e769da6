-- What refers to an operator is found by an index when the operator goes.
create index operators_inviter on private.operators (invited_by) where invited_by is not null;
create index operator_challenges_operator on private.operator_challenges (operator_id) where operator_id is not null;
