"""What commands and panels share: who asks with an interaction, and how it is answered within its three seconds."""
