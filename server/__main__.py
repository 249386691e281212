"""`python -m server` is `wartesaal`."""

from server.cli import main

if __name__ == "__main__":
    main()
