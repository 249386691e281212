"""The computers of Kuhhandel: what they guess of others' money, what things are worth to them."""
