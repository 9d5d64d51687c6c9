## Who one secretly is; the blue side has two names (house rule bureau_name)

identity-front = Lurking Front
identity-front-goal = Wins together as soon as one member has { $n } red intelligence and declares.
identity-bureau = Military Intelligence
identity-office = Intelligence Office
identity-bureau-goal = Wins together as soon as one member has { $n } blue intelligence and declares.
identity-soy = Bystander
identity-soy-goal = Wins alone, by the secret mission of the character.
identity-unknown = unknown

## Seats without a name, and the reader

seat-0 = A
seat-1 = B
seat-2 = C
seat-3 = D
seat-4 = E
seat-5 = F
seat-6 = G
seat-7 = H
seat-8 = I
you-subject = You
you-object = you
